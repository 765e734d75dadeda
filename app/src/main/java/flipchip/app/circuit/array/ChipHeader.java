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

/// A header above the chip: breadcrumbs, state, lamp, proof, step counter.
///
/// Ids: `agreement` (its text says agree, differ or settling; `:agree`, `:differ`, `:settling`),
/// `step-counter`. Look: chipview.css, style class `chip-header`.
public final class ChipHeader extends HBox {
    private static final Texts TEXTS = Texts.of("chipview");
    private static final PseudoClass PLAIN = PseudoClass.getPseudoClass("plain");
    private static final double ROOMY = 500;
    /// Of the lamp beside its words: the bulb and the gaps.
    private static final double AROUND_WORDS = 34;

    private final ChipCrumbs crumbs;
    private final Label state = Controls.styled(new Label(), "crumb-part");
    private final Text words = new Text();
    private final Label lamp = Controls.withId(new Label(), "agreement", "lamp");
    private final Tooltip detail = new Tip();
    private final Label counter = Controls.withId(new Label(), "step-counter", "counter");
    private final ProofBadge proof;
    private final Label title = Controls.label(TEXTS.get("title"), "row-title");
    private final Label role = Controls.label(TEXTS.get("title.role"), "quiet");
    private final Region behind = Controls.spring();
    private boolean plain;

    public ChipHeader(HardwareViewModel model) {
        getStyleClass().add("chip-header");
        setAlignment(Pos.CENTER_LEFT);
        setMinWidth(0);
        crumbs = new ChipCrumbs(model);
        state.setMinWidth(Region.USE_PREF_SIZE);
        Runnable write = () -> state.setText(model.momentProperty().get()
            .map(now -> getWidth() < ROOMY ? "" : now.controller().map(Enum::name).orElse("?")).orElse(""));
        model.momentProperty().subscribe(write);
        widthProperty().subscribe(write);
        lamp.setTooltip(detail);
        Region bulb = Controls.styled(new Region(), "bulb");
        lamp.setGraphic(bulb);
        lamp.setMinWidth(Region.USE_PREF_SIZE);
        counter.setMinWidth(Region.USE_PREF_SIZE);
        counter.textProperty().bind(model.counterProperty());
        counter.setTooltip(new Tip(TEXTS.get("tip.step")));
        proof = new ProofBadge(model);
        getChildren().addAll(title, role, crumbs, state, Controls.spring(), lamp, proof, behind, counter);
        model.agreementProperty().subscribe(this::showLamp);
        setPlain(false);
    }

    /// For who plays: the chip by its name, and the lamp; no levels, states and counts.
    public void setPlain(boolean now) {
        plain = now;
        pseudoClassStateChanged(PLAIN, now);
        List.of(title, role).forEach(label -> manage(label, now));
        List.of(crumbs, behind).forEach(part -> manage(part, !now));
        requestLayout();
    }

    /// Without room the step counter is hidden, which the time line shows too, then what is
    /// proved, the name of the state, and the words of the lamp, which are a tooltip as well.
    @Override
    protected void layoutChildren() {
        if (plain) {
            List.of(state, proof, counter).forEach(child -> manage(child, false));
            lamp.setContentDisplay(ContentDisplay.LEFT);
            manage(role, title.prefWidth(-1) + role.prefWidth(-1) + lamp.prefWidth(-1) + 4 * getSpacing()
                <= getWidth() - getInsets().getLeft() - getInsets().getRight());
            super.layoutChildren();
            return;
        }
        double room = getWidth() - getInsets().getLeft() - getInsets().getRight();
        double used = crumbs.prefWidth(-1) + 4 * getSpacing();
        words.setText(lamp.getText());
        words.setFont(lamp.getFont());
        double spoken = words.getLayoutBounds().getWidth() + AROUND_WORDS;
        boolean wordsFit = used + spoken <= room;
        ContentDisplay display = wordsFit ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY;
        if (lamp.getContentDisplay() != display) {
            lamp.setContentDisplay(display);
        }
        used += (wordsFit ? spoken : AROUND_WORDS) + getSpacing();
        for (Region child : List.of(state, proof, counter)) {
            double wanted = child.prefWidth(-1) + getSpacing();
            manage(child, used + wanted <= room);
            used += used + wanted <= room ? wanted : 0;
        }
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
