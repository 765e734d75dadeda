package flipchip.app.chipview;

import java.util.Locale;
import java.util.Optional;
import flipchip.app.text.Texts;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// The line above the chip: where in it the eye is, the state, the lamp, what is proved, the step counter.
///
/// Ids: `agreement` (its text says agree, differ or settling; `:agree`, `:differ`, `:settling`),
/// `step-counter`. Look: chipview.css, style class `chip-header`.
public final class ChipHeader extends HBox {
    private static final Texts TEXTS = Texts.of("chipview");
    private static final double ROOMY = 500;

    private final Label lamp = new Label();
    private final Tooltip detail = new Tooltip();
    private final Label counter = new Label();
    private final ProofBadge proof;

    public ChipHeader(HardwareViewModel model) {
        getStyleClass().add("chip-header");
        setAlignment(Pos.CENTER_LEFT);
        setMinWidth(0);
        Label state = new Label();
        state.getStyleClass().add("crumb-part");
        state.setMinWidth(0);
        Runnable write = () -> state.setText(model.momentProperty().get().map(now -> getWidth() < ROOMY
            ? "" : String.valueOf(now.controller())).orElse(""));
        model.momentProperty().subscribe(write);
        widthProperty().subscribe(write);
        lamp.setId("agreement");
        lamp.getStyleClass().add("lamp");
        lamp.setTooltip(detail);
        Region bulb = new Region();
        bulb.getStyleClass().add("bulb");
        lamp.setGraphic(bulb);
        lamp.setMinWidth(Region.USE_PREF_SIZE);
        counter.setId("step-counter");
        counter.getStyleClass().add("counter");
        counter.setMinWidth(Region.USE_PREF_SIZE);
        counter.textProperty().bind(model.counterProperty());
        counter.setTooltip(new Tooltip(TEXTS.get("tip.step")));
        proof = new ProofBadge(model);
        getChildren().addAll(new ChipCrumbs(model), state, spring(), lamp, proof, spring(), counter);
        model.agreementProperty().subscribe(this::showLamp);
    }

    /// Where there is too little room the step counter gives way, which the time line shows too, and then
    /// what is proved.
    @Override
    protected void layoutChildren() {
        double room = getWidth() - getInsets().getLeft() - getInsets().getRight();
        double others = getManagedChildren().stream().filter(child -> child != counter && child != proof)
            .mapToDouble(child -> child.minWidth(-1) + getSpacing()).sum();
        boolean proofFits = others + proof.prefWidth(-1) <= room;
        manage(proof, proofFits);
        manage(counter, others + counter.prefWidth(-1)
            + (proofFits ? proof.prefWidth(-1) + getSpacing() : 0) <= room);
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
                lamp.pseudoClassStateChanged(PseudoClass.getPseudoClass(verdict.name().toLowerCase(
                    Locale.ROOT)), verdict == now.verdict());
            }
            detail.setText(now.text());
            lamp.setAccessibleText(lamp.getText() + ": " + now.text());
        });
    }

    private static Region spring() {
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        return spring;
    }
}
