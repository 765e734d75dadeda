package flipchip.app.circuit.array;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Tip;
import flipchip.app.kit.text.Texts;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;

/// A header above the chip: breadcrumbs, lamp, proof.
///
/// Id: `agreement` (its text says agree, differ or settling; `:agree`, `:differ`, `:settling`). Look:
/// chipview.css, style class `chip-header`.
public final class ChipHeader extends HBox {
    private static final Texts TEXTS = Texts.of("chipview");
    private static final PseudoClass PLAIN = PseudoClass.getPseudoClass("plain");
    /// Of the lamp beside its words: the bulb and the gaps.
    private static final double AROUND_WORDS = 34;

    private final ChipCrumbs crumbs;
    private final Text words = new Text();
    private final Label lamp = Controls.withId(new Label(), "agreement", "lamp");
    private final Tooltip detail = new Tip();
    private final ProofBadge proof;
    private final Label title = Controls.label(TEXTS.get("title"), "row-title");
    private final Label role = Controls.label(TEXTS.get("title.role"), "quiet");
    private boolean plain;

    public ChipHeader(HardwareViewModel model) {
        getStyleClass().add("chip-header");
        setAlignment(Pos.CENTER_LEFT);
        setMinWidth(0);
        crumbs = new ChipCrumbs(model);
        lamp.setTooltip(detail);
        Region bulb = Controls.styled(new Region(), "bulb");
        lamp.setGraphic(bulb);
        lamp.setMinWidth(Region.USE_PREF_SIZE);
        proof = new ProofBadge(model);
        getChildren().addAll(title, role, crumbs, Controls.spring(), lamp, proof);
        model.agreementProperty().subscribe(this::showLamp);
        setPlain(false);
    }

    /// For who plays: the chip by its name, and the lamp; no levels, states and counts.
    public void setPlain(boolean now) {
        plain = now;
        pseudoClassStateChanged(PLAIN, now);
        List.of(title, role).forEach(label -> manage(label, now));
        manage(crumbs, !now);
        requestLayout();
    }

    /// Without room what is proved is hidden, then the words of the lamp, which are a tooltip as well.
    @Override
    protected void layoutChildren() {
        if (plain) {
            manage(proof, false);
            lamp.setContentDisplay(ContentDisplay.LEFT);
            manage(role, title.prefWidth(-1) + role.prefWidth(-1) + lamp.prefWidth(-1) + 4 * getSpacing()
                <= getWidth() - getInsets().getLeft() - getInsets().getRight());
            super.layoutChildren();
            return;
        }
        double room = getWidth() - getInsets().getLeft() - getInsets().getRight();
        double used = crumbs.prefWidth(-1) + 3 * getSpacing();
        words.setText(lamp.getText());
        words.setFont(lamp.getFont());
        double spoken = words.getLayoutBounds().getWidth() + AROUND_WORDS;
        boolean wordsFit = used + spoken <= room;
        ContentDisplay display = wordsFit ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY;
        if (lamp.getContentDisplay() != display) {
            lamp.setContentDisplay(display);
        }
        used += (wordsFit ? spoken : AROUND_WORDS) + getSpacing();
        manage(proof, used + proof.prefWidth(-1) + getSpacing() <= room);
        super.layoutChildren();
    }

    private static void manage(Region child, boolean fits) {
        if (child.isManaged() != fits) {
            child.setManaged(fits);
            child.setVisible(fits);
        }
    }

    private void showLamp(Optional<Agreement> agreement) {
        lamp.setVisible(agreement.isPresent());
        agreement.ifPresent(now -> {
            lamp.setText(switch (now.verdict()) {
                case AGREE -> TEXTS.get("lamp.agree");
                case DIFFER -> TEXTS.get("lamp.differ");
                case SETTLING -> TEXTS.get("lamp.settling");
            });
            for (Agreement.Verdict verdict : Agreement.Verdict.values()) {
                lamp.pseudoClassStateChanged(
                    PseudoClass.getPseudoClass(verdict.name().toLowerCase(Locale.ROOT)),
                    verdict == now.verdict());
            }
            detail.setText(now.text());
            lamp.setAccessibleText(lamp.getText() + ": " + now.text());
        });
    }
}
