package flipchip.app.window.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import flipchip.app.shell.Workspace;
import flipchip.app.window.layout.WorkspaceLayout.Box;
import flipchip.app.window.layout.WorkspaceLayout.ChipRoom;
import flipchip.app.window.layout.WorkspaceLayout.Setup;
import org.junit.jupiter.api.Test;

/// Where the panes lie, in every workspace and at many sizes: nothing over anything else, board and chip
/// large, little left empty.
class WorkspaceLayoutTest {
    private static final int[][] SIZES = {{640, 480}, {800, 600}, {900, 700}, {1024, 768}, {1100, 800},
        {1280, 800}, {1440, 900}, {1920, 1080}, {2560, 1440}, {3840, 2160}};
    private static final Set<LayoutSlot> EDGES = EnumSet.of(LayoutSlot.SIDE_EDGE, LayoutSlot.WAVE_EDGE);
    /// Side of the squares in which empty room is counted.
    private static final int GRAIN = 4;

    private static Setup setup(Workspace space, int bits, double notice) {
        return new Setup(space, (bits & 1) == 0, (bits & 2) != 0, (bits & 4) == 0, (bits & 8) != 0,
            (bits & 16) != 0, (bits & 256) != 0, space == Workspace.CIRCUIT ? 276 : 248, (bits & 32) != 0,
            (bits & 64) != 0, (bits & 128) != 0 ? 180 : 0, (bits & 512) != 0, _ -> (bits & 16) != 0 ? 44 : 0,
            _ -> notice, (bits & 16) != 0 ? ChipRoom.INSIDE : ChipRoom.ARRAY);
    }

    /// The contents of an unchanged window.
    private static Map<LayoutSlot, Box> usual(Workspace space, double width, double height) {
        int bits = switch (space) {
            case PLAY -> 64;
            case ANALYSE -> 64 + 1;
            case LEARN -> 0;
            case CIRCUIT -> 32;
        };
        return WorkspaceLayout.of(setup(space, bits, 0), width, height - TopBar.HEIGHT).places();
    }

    @Test
    void nothingLiesOverAnythingElseOrOutside() {
        List<String> problems = new ArrayList<>();
        int plans = 0;
        for (int[] size : SIZES) {
            for (Workspace space : Workspace.values()) {
                for (int bits = 0; bits < 1024; bits++) {
                    for (double notice : new double[] {0, 90}) {
                        plans++;
                        String name =
                            size[0] + "x" + size[1] + " " + space + " " + bits + " " + notice + ": ";
                        check(WorkspaceLayout.of(setup(space, bits, notice), size[0], size[1] - TopBar.HEIGHT)
                            .places(), size, name, problems);
                    }
                }
            }
        }
        assertEquals(SIZES.length * 4 * 1024 * 2, plans);
        assertEquals(List.of(), problems.stream().limit(20).toList());
    }

    private static void check(Map<LayoutSlot, Box> places, int[] size, String name, List<String> problems) {
        places.forEach((part, box) -> {
            if (box.x() < 0 || box.y() < 0 || box.right() > size[0] || box.bottom() > size[1] - TopBar.HEIGHT
                    || box.width() <= 0 || box.height() <= 0) {
                problems.add(name + part + " " + box);
            }
            places.forEach((other, over) -> {
                boolean meant = EDGES.contains(part) || EDGES.contains(other);
                if (part.compareTo(other) < 0 && !meant && overlap(box, over)) {
                    problems.add(name + part + " " + box + " and " + other + " " + over);
                }
            });
        });
    }

    private static boolean overlap(Box one, Box other) {
        return one.x() < other.right() && other.x() < one.right() && one.y() < other.bottom()
                && other.y() < one.bottom();
    }

    @Test
    void boardAndChipAreLargeAt1440x900() {
        for (int bits : new int[] {0, 32, 32 + 64, 128, 128 + 32, 128 + 32 + 64}) {
            Map<LayoutSlot, Box> circuit =
                WorkspaceLayout.of(setup(Workspace.CIRCUIT, bits, 0), 1440, 900 - TopBar.HEIGHT).places();
            assertTrue(square(circuit.get(LayoutSlot.CHIP)) >= 360,
                bits + " " + circuit.get(LayoutSlot.CHIP));
            Map<LayoutSlot, Box> play =
                WorkspaceLayout.of(setup(Workspace.PLAY, bits, 0), 1440, 900 - TopBar.HEIGHT).places();
            assertTrue(square(play.get(LayoutSlot.BOARD)) >= 360, bits + " " + play.get(LayoutSlot.BOARD));
            assertTrue(square(play.get(LayoutSlot.CHIP)) >= 360, bits + " " + play.get(LayoutSlot.CHIP));
        }
        assertTrue(square(usual(Workspace.ANALYSE, 1440, 900).get(LayoutSlot.BOARD)) >= 360);
        assertTrue(square(usual(Workspace.PLAY, 800, 600).get(LayoutSlot.BOARD)) >= 420);
    }

    private static double square(Box box) {
        return Math.min(box.width(), box.height());
    }

    @Test
    void aNoticeMovesNeitherBoardNorChip() {
        double asWideAsTheWindow = 42;           // two lines of words
        for (int[] size : SIZES) {
            for (Workspace space : Workspace.values()) {
                boolean isDrawer = WorkspaceLayout.isDrawer(space, size[0]);
                Map<LayoutSlot, Box> without =
                    WorkspaceLayout.of(setup(space, 32, 0), size[0], size[1] - TopBar.HEIGHT).places();
                Map<LayoutSlot, Box> with = WorkspaceLayout
                    .of(setup(space, 32, isDrawer ? asWideAsTheWindow : 90), size[0], size[1] - TopBar.HEIGHT)
                    .places();
                assertEquals(without.get(LayoutSlot.BOARD), with.get(LayoutSlot.BOARD));
                if (space != Workspace.ANALYSE) {
                    assertEquals(without.get(LayoutSlot.CHIP), with.get(LayoutSlot.CHIP));
                }
                assertTrue(with.containsKey(LayoutSlot.NOTICE), size[0] + " " + space);
            }
        }
    }

    /// As look3.md has it.
    @Test
    void analyseStandsAsDrawn() {
        Map<LayoutSlot, Box> plan =
            WorkspaceLayout.of(setup(Workspace.ANALYSE, 1, 0), 1440, 900 - TopBar.HEIGHT).places();
        Box board = plan.get(LayoutSlot.BOARD);
        assertEquals(64, board.x());
        assertEquals(568, square(board), 4);
        assertEquals(plan.get(LayoutSlot.TOP_STRIP).bottom(), board.y());
        assertEquals(44, plan.get(LayoutSlot.ADVANTAGE).x() + plan.get(LayoutSlot.ADVANTAGE).width() / 2);
        Box moves = plan.get(LayoutSlot.MOVES);
        Box coach = plan.get(LayoutSlot.ANALYSE_TABS);
        assertEquals(356, moves.width(), 8);
        assertEquals(320, coach.width(), 8);
        assertEquals(1400, coach.right(), 1);
        assertEquals(1336 + AnalyseLayout.AXIS, plan.get(LayoutSlot.GRAPH).width());
        assertTrue(plan.get(LayoutSlot.GRAPH).y() >= board.bottom() + 40);
    }

    @Test
    void theCoachOfAnalyseIsADrawerInASmallWindowAndCanBePutAway() {
        for (int[] size : SIZES) {
            double height = size[1] - TopBar.HEIGHT;
            boolean drawer = size[0] < 1100;
            Map<LayoutSlot, Box> in =
                WorkspaceLayout.of(setup(Workspace.ANALYSE, 1 + 4, 0), size[0], height).places();
            assertFalse(in.containsKey(LayoutSlot.ANALYSE_TABS), size[0] + " " + in);
            assertTrue(in.containsKey(LayoutSlot.MOVES), size[0] + " " + in);
            Map<LayoutSlot, Box> out =
                WorkspaceLayout.of(setup(Workspace.ANALYSE, 1 + 8, 0), size[0], height).places();
            assertTrue(out.containsKey(LayoutSlot.ANALYSE_TABS), size[0] + " " + out);
            assertEquals(!drawer, out.containsKey(LayoutSlot.MOVES), size[0] + " " + out);
        }
    }

    /// Width and height of a window, and the least side of the chip's array in Analyse.
    private static final int[][] CHIPS = {{800, 600, 200}, {899, 640, 240}, {1024, 768, 240},
        {1280, 800, 300}, {1440, 900, 300}, {1920, 1080, 320}, {2560, 1440, 320}};

    @Test
    void whereTheChipIsAskedForItStandsInAColumnOfAnalyseAndGivesWayToATallNotice() {
        List<String> problems = new ArrayList<>();
        for (int[] size : CHIPS) {
            double height = size[1] - TopBar.HEIGHT;
            Map<LayoutSlot, Box> without =
                WorkspaceLayout.of(setup(Workspace.ANALYSE, 0, 0), size[0], height).places();
            assertTrue(square(without.get(LayoutSlot.CHIP)) >= size[2], size[0] + " " + without);
            for (double tall = 12; tall <= 192; tall += 12) {
                Map<LayoutSlot, Box> with =
                    WorkspaceLayout.of(setup(Workspace.ANALYSE, 0, tall), size[0], height).places();
                String name = size[0] + "x" + size[1] + " " + tall + ": ";
                check(with, size, name, problems);
                assertEquals(without.get(LayoutSlot.BOARD), with.get(LayoutSlot.BOARD), name);
                assertEquals(tall, with.get(LayoutSlot.NOTICE).height(), name);
                assertTrue(
                    with.containsKey(LayoutSlot.CHIP)
                        ? with.get(LayoutSlot.CHIP).equals(without.get(LayoutSlot.CHIP))
                        : with.containsKey(LayoutSlot.MOVES) || with.containsKey(LayoutSlot.ANALYSE_TABS),
                    name);
            }
        }
        assertEquals(List.of(), problems.stream().limit(20).toList());
    }

    /// The open waveforms show some rows below their buttons, and the chip stays in view.
    @Test
    void waveformsGetRoomWithTheLanesFoldedAndSomeBesideThem() {
        int[][] folded = {{760, 540, 180}, {800, 600, 200}, {1024, 768, 200}, {1280, 800, 200},
            {1440, 900, 220}, {1920, 1080, 220}};
        for (int[] size : folded) {
            Map<LayoutSlot, Box> plan = waves(230, false, size[0], size[1]);
            assertTrue(plan.get(LayoutSlot.WAVES).height() >= size[2], size[0] + " " + plan);
            assertTrue(square(plan.get(LayoutSlot.CHIP)) >= (size[1] < 600 ? 100 : 140),
                size[0] + " " + plan);
        }
        Map<LayoutSlot, Box> all = waves(230, true, 1440, 900);
        assertTrue(all.get(LayoutSlot.WAVES).height() >= 180 && square(all.get(LayoutSlot.CHIP)) >= 360,
            all.toString());
        assertTrue(waves(230, false, 1440, 900).containsKey(LayoutSlot.LEGEND));
        assertTrue(waves(0, true, 760, 540).containsKey(LayoutSlot.LEGEND));
    }

    private static Map<LayoutSlot, Box> waves(double tall, boolean lanes, double width, double height) {
        return WorkspaceLayout.of(new Setup(Workspace.CIRCUIT, true, false, true, false, false, false, 312,
            lanes, false, tall, false, _ -> 0, _ -> 0, ChipRoom.ARRAY), width, height - TopBar.HEIGHT)
            .places();
    }

    /// The chip's share of the window: the square that its die covers.
    @Test
    void theDieHasItsShareOfTheWindow() {
        Map<LayoutSlot, Box> folded = usual(Workspace.CIRCUIT, 1440, 900);
        assertTrue(share(folded, 1440, 900) >= 0.28, folded.toString());
        Map<LayoutSlot, Box> waves = waves(230, false, 1440, 900);
        assertTrue(share(waves, 1440, 900) >= 0.13, waves.toString());
        Map<LayoutSlot, Box> both = waves(230, true, 1440, 900);
        assertTrue(share(both, 1440, 900) >= 0.13, both.toString());
        Map<LayoutSlot, Box> alone = alone(1280, 720, 0, 0);
        assertTrue(share(alone, 1280, 720) >= 0.45, alone.toString());
    }

    private static Map<LayoutSlot, Box> alone(double width, double height, double notice, double waves) {
        return WorkspaceLayout
            .of(new Setup(Workspace.CIRCUIT, true, false, true, false, false, false, 276, true, false, waves,
                false, _ -> 0, _ -> notice, waves > 0 ? ChipRoom.ARRAY : ChipRoom.ALONE), width, height)
            .places();
    }

    @Test
    void besideTheChipAloneAndTheWavesAloneThereIsRoomForANotice() {
        List<String> problems = new ArrayList<>();
        for (int[] size : SIZES) {
            for (double notice : new double[] {0, 42, 90}) {
                for (double waves : new double[] {0, Spaces.ALL_WAVES}) {
                    Map<LayoutSlot, Box> places = alone(size[0], size[1], notice, waves);
                    check(places, new int[] {size[0], size[1] + (int) TopBar.HEIGHT},
                        size[0] + " alone " + notice + " " + waves + ": ", problems);
                    assertEquals(notice > 0, places.containsKey(LayoutSlot.NOTICE));
                }
            }
        }
        assertEquals(List.of(), problems);
    }

    private static double share(Map<LayoutSlot, Box> places, double width, double height) {
        return Math.pow(square(places.get(LayoutSlot.CHIP)), 2) / (width * height);
    }

    /// A lesson is read and played at the same time.
    @Test
    void inASmallWindowTheBoardCanStandBesideTheTabs() {
        Map<LayoutSlot, Box> drawer = withBoard(true, false, 800, 600);
        Map<LayoutSlot, Box> column = withBoard(false, true, 1024, 768);
        for (Map<LayoutSlot, Box> places : List.of(drawer, column)) {
            assertTrue(square(places.get(LayoutSlot.BOARD)) >= 360, places.toString());
            assertTrue(places.containsKey(LayoutSlot.CIRCUIT_TABS) && !places.containsKey(LayoutSlot.CHIP),
                places.toString());
        }
        for (Map<LayoutSlot, Box> places : List.of(withBoard(false, true, 800, 600),
            withBoard(false, false, 1024, 768))) {
            assertTrue(places.containsKey(LayoutSlot.BOARD) && places.containsKey(LayoutSlot.CHIP)
                    && !places.containsKey(LayoutSlot.CIRCUIT_TABS),
                places.toString());
        }
    }

    private static Map<LayoutSlot, Box> withBoard(boolean drawer, boolean read, double width, double height) {
        return WorkspaceLayout.of(new Setup(Workspace.CIRCUIT, true, false, true, drawer, true, read, 312,
            false, false, 0, false, _ -> 0, _ -> 0, ChipRoom.ARRAY), width, height - TopBar.HEIGHT).places();
    }

    @Test
    void withoutTheChipTheColumnOfPlayIsAsWideAsItWasDragged() {
        assertEquals(420, column(248).width());
        assertEquals(470, column(470).width());
        assertTrue(column(480).width() > column(440).width());
    }

    private static Box column(double wanted) {
        return WorkspaceLayout
            .of(new Setup(Workspace.PLAY, false, false, true, false, false, false, wanted, false, false, 0,
                false, _ -> 0, _ -> 0, ChipRoom.ARRAY), 1440, 900 - TopBar.HEIGHT)
            .places().get(LayoutSlot.SCORE);
    }

    @Test
    void aLargeWindowEnlargesEverythingByItsHeight() {
        assertEquals(1, ScaledRoot.ofWindow(1440, 900));
        assertEquals(1, ScaledRoot.ofWindow(1920, 1080));
        assertEquals(1.6, ScaledRoot.ofWindow(2560, 1440), 1e-9);
        assertEquals(1.6, ScaledRoot.ofWindow(3440, 1440), 1e-9);
        assertEquals(1, ScaledRoot.ofWindow(2560, 800), "never smaller");
    }

    @Test
    void littleIsLeftEmpty() {
        for (int[] size : new int[][] {{1440, 900}, {1920, 1080}, {2560, 1440}}) {
            for (Workspace space : Workspace.values()) {
                boolean[][] empty = empty(usual(space, size[0], size[1]), size[0], size[1]);
                double all = empty.length * (double) empty[0].length;
                double connected = connected(empty) / all;
                double rectangle = rectangle(empty) / all;
                String name = size[0] + "x" + size[1] + " " + space + ": connected " + connected
                    + ", rectangle " + rectangle;
                assertTrue(
                    connected <= (space == Workspace.PLAY ? 0.2 : space == Workspace.ANALYSE ? 0.12 : 0.16),
                    name);
                assertTrue(rectangle <= (space == Workspace.PLAY ? 0.06 : 0.03), name);
            }
        }
    }

    /// Which grains of the window show background only.
    private static boolean[][] empty(Map<LayoutSlot, Box> places, int width, int height) {
        boolean[][] empty = new boolean[height / GRAIN][width / GRAIN];
        for (int row = (int) TopBar.HEIGHT / GRAIN; row < empty.length; row++) {
            for (int column = 0; column < empty[row].length; column++) {
                double x = (column + 0.5) * GRAIN;
                double y = (row + 0.5) * GRAIN - TopBar.HEIGHT;
                empty[row][column] =
                    places.entrySet().stream().filter(entry -> !EDGES.contains(entry.getKey()))
                        .noneMatch(entry -> covers(entry.getValue(), x, y));
            }
        }
        return empty;
    }

    private static boolean covers(Box box, double x, double y) {
        return x >= box.x() && x < box.right() && y >= box.y() && y < box.bottom();
    }

    /// The grains of the largest empty region, of which each is beside another.
    private static int connected(boolean[][] empty) {
        boolean[][] seen = new boolean[empty.length][empty[0].length];
        int most = 0;
        for (int row = 0; row < empty.length; row++) {
            for (int column = 0; column < empty[row].length; column++) {
                most = Math.max(most, flood(empty, seen, row, column));
            }
        }
        return most;
    }

    private static int flood(boolean[][] empty, boolean[][] seen, int row, int column) {
        List<int[]> todo = new ArrayList<>(List.of(new int[] {row, column}));
        int count = 0;
        while (!todo.isEmpty()) {
            int[] at = todo.removeLast();
            boolean inside = at[0] >= 0 && at[1] >= 0 && at[0] < empty.length && at[1] < empty[0].length;
            if (inside && empty[at[0]][at[1]] && !seen[at[0]][at[1]]) {
                seen[at[0]][at[1]] = true;
                count++;
                todo.addAll(List.of(new int[] {at[0] + 1, at[1]}, new int[] {at[0] - 1, at[1]},
                    new int[] {at[0], at[1] + 1}, new int[] {at[0], at[1] - 1}));
            }
        }
        return count;
    }

    /// The grains of the largest empty rectangle.
    private static int rectangle(boolean[][] empty) {
        int[] tall = new int[empty[0].length];
        int most = 0;
        for (boolean[] row : empty) {
            for (int column = 0; column < row.length; column++) {
                tall[column] = row[column] ? tall[column] + 1 : 0;
            }
            for (int from = 0; from < row.length; from++) {
                int least = tall[from];
                for (int to = from; to < row.length && least > 0; to++) {
                    least = Math.min(least, tall[to]);
                    most = Math.max(most, least * (to - from + 1));
                }
            }
        }
        return most;
    }

    /// A window of 1920x1080 in which everything is twice as large.
    @Test
    void theControllerHasRoomForItsGraphInASmallWindow() {
        double height = 540 - TopBar.HEIGHT;
        Map<LayoutSlot, Box> plan =
            WorkspaceLayout.of(setup(Workspace.CIRCUIT, 32 + 16, 0), 960, height).places();
        assertTrue(plan.get(LayoutSlot.CONTROLLER).height() >= CircuitLayout.WITH_GRAPH, plan::toString);
        assertTrue(plan.get(LayoutSlot.BOARD).height() >= 180, plan::toString);
    }
}
