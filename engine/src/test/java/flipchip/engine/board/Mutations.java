package flipchip.engine.board;

import java.util.SplittableRandom;

/// Damages texts for parser tests: changed, lost, doubled and strange characters.
public final class Mutations {
    private static final String STRANGE = "aAhH18xXoO*.-;:%+ \t\n09\u00e9\u0130\ud83d\ude00[]()";

    private Mutations() {}

    public static String of(String text, SplittableRandom random) {
        StringBuilder damaged = new StringBuilder(text);
        for (int n = 1 + random.nextInt(4); n > 0 && !damaged.isEmpty(); n--) {
            int at = random.nextInt(damaged.length());
            char strange = random.nextInt(4) == 0
                ? (char) random.nextInt(0x10000)
                : STRANGE.charAt(random.nextInt(STRANGE.length()));
            switch (random.nextInt(5)) {
                case 0 -> damaged.setCharAt(at, strange);
                case 1 -> damaged.insert(at, strange);
                case 2 -> damaged.deleteCharAt(at);
                case 3 -> damaged.insert(at, damaged.substring(at, Math.min(damaged.length(), at + 5)));
                default -> damaged.setLength(at);
            }
        }
        return damaged.toString();
    }
}
