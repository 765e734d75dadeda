package flipchip.app.kit.draw;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.css.CssMetaData;
import javafx.css.SimpleStyleableObjectProperty;
import javafx.css.StyleConverter;
import javafx.css.Styleable;
import javafx.css.StyleableProperty;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;

/// The inks of a region by what they are for, each a property that style sheets set. FX thread only.
final class SheetInks<K extends Enum<K>> {
    private final Map<K, SimpleStyleableObjectProperty<Paint>> properties;
    private final Map<K, SheetInk> inks;

    /// @param data    of the region's class, see [#metaData]
    /// @param changed called with an ink that a sheet has set
    SheetInks(Class<K> kinds, Region region, Map<K, ? extends CssMetaData<? extends Region, Paint>> data,
            Consumer<K> changed) {
        properties = new EnumMap<>(kinds);
        inks = new EnumMap<>(kinds);
        data.forEach((kind, meta) -> {
            inks.put(kind, new SheetInk(Color.TRANSPARENT));
            properties.put(kind,
                new SimpleStyleableObjectProperty<>(meta, region, kind.name(), Color.TRANSPARENT) {
                    @Override
                    protected void invalidated() {
                        inks.put(kind, new SheetInk(get()));
                        changed.accept(kind);
                    }
                });
        });
    }

    SheetInk get(K kind) {
        return inks.get(kind);
    }

    /// What style sheets can set of regions that have such inks.
    ///
    /// @param name of the property in sheets
    static <R extends Region, K extends Enum<K>> Map<K, CssMetaData<R, Paint>> metaData(Class<K> kinds,
            Function<K, String> name, Function<R, SheetInks<K>> inks) {
        Map<K, CssMetaData<R, Paint>> all = new EnumMap<>(kinds);
        for (K kind : kinds.getEnumConstants()) {
            all.put(kind,
                new CssMetaData<>(name.apply(kind), StyleConverter.getPaintConverter(), Color.TRANSPARENT) {
                    @Override
                    public boolean isSettable(R region) {
                        return true;
                    }

                    @Override
                    public StyleableProperty<Paint> getStyleableProperty(R region) {
                        return inks.apply(region).properties.get(kind);
                    }
                });
        }
        return all;
    }

    /// The data of a class of regions and of the class above it.
    static List<CssMetaData<? extends Styleable, ?>> joined(List<CssMetaData<? extends Styleable, ?>> above,
            Map<?, ? extends CssMetaData<? extends Styleable, ?>> own) {
        return Stream.<CssMetaData<? extends Styleable, ?>>concat(above.stream(), own.values().stream())
            .toList();
    }
}
