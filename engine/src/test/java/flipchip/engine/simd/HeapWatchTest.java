package flipchip.engine.simd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class HeapWatchTest {
    private static final long WINDOW_NANOS = 500_000_000;

    private final Machine machine = new Machine();
    private final HeapWatch watch = new HeapWatch(machine);

    @Test
    void vectorsOnTheHeapAreGivenUpWhenTheCodeHadTimeToBeCompiled() {
        search(200, 48);
        assertEquals(1, machine.given.size());
        assertTrue(machine.given.getFirst().contains("48 bytes a node"), machine.given::getFirst);
        assertTrue(machine.nanosAtGivingUp >= HeapWatch.WARM_NANOS);
        assertTrue(machine.nanosAtGivingUp <= HeapWatch.WARM_NANOS + (HeapWatch.WINDOWS + 3) * WINDOW_NANOS);
    }

    @Test
    void aColdStartIsNotHeldAgainstThem() {
        search(8, 4_000);
        search(50, 0.1);
        assertEquals(List.of(), machine.given);
    }

    @Test
    void whatAnInterruptionAllocatesDoesNotCount() {
        for (int i = 0; i < 60; i++) {
            search(HeapWatch.WINDOWS - 1, 48);
            search(1, 0);
        }
        machine.bytes += 1L << 40;
        watch.begin();
        search(50, 0);
        assertEquals(List.of(), machine.given);
    }

    @Test
    void shortSearchesAreNotJudged() {
        for (int i = 0; i < 1_000; i++) {
            watch.begin();
            machine.bytes += 1 << 20;
            machine.nanos += WINDOW_NANOS;
            watch.searched(HeapWatch.WINDOW / 2);
        }
        assertEquals(List.of(), machine.given);
    }

    @Test
    void aMachineWithoutVectorsIsKnownAtTheFirstLook() {
        machine.compiles = false;
        search(1, 4_000);
        search(30, 4_000);
        assertEquals(1, machine.given.size());
        assertTrue(machine.given.getFirst().contains("EnableVectorSupport"));
    }

    @Test
    void theSwitchChangesOnceAndTellsWhoListens() throws Throwable {
        List<String> heard = new ArrayList<>();
        KernelFallback news = new KernelFallback();
        KernelSwitch change = new KernelSwitch(KernelChoice.choose("auto", true), news);
        news.add(heard::add);
        boolean had = change.choice().vectors();
        change.giveUpVectors("of a test");
        change.giveUpVectors("of another");
        news.add(heard::add);
        String said = "scalar kernels: of a test";
        assertEquals(had ? List.of(said, said) : List.of(), heard);
        assertFalse(change.choice().vectors());
        assertTrue((BoardKernel) change.kernel().invokeExact() instanceof ScalarKernel);
    }

    private void search(int windows, double bytesPerNode) {
        for (int i = 0; i < windows; i++) {
            machine.bytes += (long) (bytesPerNode * HeapWatch.WINDOW);
            machine.nanos += WINDOW_NANOS;
            watch.searched(HeapWatch.WINDOW);
        }
    }

    private static final class Machine implements HeapWatch.Counters {
        private final List<String> given = new ArrayList<>();
        private boolean compiles = true;
        private long bytes;
        private long nanos;
        private long nanosAtGivingUp;

        @Override
        public boolean compilesVectors() {
            return compiles;
        }

        @Override
        public OptionalLong bytes() {
            return OptionalLong.of(bytes);
        }

        @Override
        public long nanos() {
            return nanos;
        }

        @Override
        public void giveUp(String why) {
            given.add(why);
            nanosAtGivingUp = nanos;
        }
    }
}
