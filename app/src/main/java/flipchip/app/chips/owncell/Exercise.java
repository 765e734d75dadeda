package flipchip.app.chips.owncell;

import java.util.regex.Pattern;

/// A file to start with, made of our cell, or of another block of ours.
public enum Exercise {
    /// Pins and their comments; all nine outputs are to be written.
    EMPTY,
    /// Legal moves are written, flips are not.
    HALF,
    /// A cell with one mistake, which is to be found.
    BUG,
    /// A cell that is right.
    OURS,
    /// The pins of the controller.
    CONTROLLER(Block.CONTROLLER),
    /// The pins of the mailbox.
    MAILBOX(Block.MAILBOX);

    private static final Pattern BODY = Pattern.compile("(?s)(?<=\n\\);\n).*(?=endmodule)");
    private static final Pattern FLIPS = Pattern.compile("(?s)    // A played disc.*(?=endmodule)");
    private static final String EMPTY_BODY = """
            // Write the logic of the nine outputs here: remB, remW, rolB, rolW, legal, flipOutB, flipOutW,
            // toB and toW.

        """;
    private static final String BLOCK_BODY = """
            // Write the registers and the logic of the outputs here.

        """;
    private static final String FLIPS_LEFT = """
            // Write the flips here: flipOutB, flipOutW, toB, toW.

        """;

    private final Block block;

    Exercise() {
        this(Block.CELL);
    }

    Exercise(Block block) {
        this.block = block;
    }

    /// What is to be written.
    public Block block() {
        return block;
    }

    String text(String ours) {
        return switch (this) {
            case EMPTY -> BODY.matcher(ours).replaceFirst(EMPTY_BODY);
            case HALF -> FLIPS.matcher(ours).replaceFirst(FLIPS_LEFT);
            case BUG ->
                ours.replaceFirst("assign rolW = \\{8\\{isW}} \\| remW;", "assign rolW = {8{isW}} \\& remW;");
            case OURS -> ours;
            case CONTROLLER, MAILBOX -> BODY.matcher(ours).replaceFirst(BLOCK_BODY);
        };
    }
}
