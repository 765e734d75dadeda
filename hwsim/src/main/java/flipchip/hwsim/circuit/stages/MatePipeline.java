package flipchip.hwsim.circuit.stages;

import java.util.Arrays;

/// A speed model of the shogi-processor paper's mate-search circuit with its three stages.
///
/// Position updater, then all-move generator in parallel with check and defence masks, then the filter that
/// sorts and stores. The slowest module sets the clock; with the filter pipelined further it would be the
/// generator.
///
/// @param megahertz clock rate
public record MatePipeline(double megahertz) {
    /// Quoted: clocks of the paper's circuit for one position of shogi. [MatePipelineCircuit] takes fewer.
    public static final int DOCUMENT_CLOCKS = 48;
    /// Quoted from Table 2: position updater, all-move generator, check mask generator, check/defence
    /// generator.
    public static final double UPDATER = 80.06;
    public static final double GENERATOR = 54.87;
    public static final double MASKS = 90.07;
    public static final double FILTER = 22.32;
    /// Quoted: the paper's software, microseconds for a position.
    public static final double SOFTWARE_MICROSECONDS = 18.9;

    /// As measured: the filter is the slowest.
    public static final MatePipeline DOCUMENT = new MatePipeline(slowest(UPDATER, GENERATOR, MASKS, FILTER));
    /// As hoped for: the filter pipelined further.
    public static final MatePipeline PIPELINED = new MatePipeline(slowest(UPDATER, GENERATOR, MASKS));

    private static double slowest(double... rates) {
        return Arrays.stream(rates).min().orElseThrow();
    }

    /// Computed from quoted figures alone: the paper's clocks at this rate.
    public double documentMicroseconds() {
        return DOCUMENT_CLOCKS / megahertz;
    }

    /// Computed from quoted figures alone, times the paper's software: 8.8 as measured; 21.6 where the
    /// paper has 23.
    public double documentSpeedUp() {
        return SOFTWARE_MICROSECONDS / documentMicroseconds();
    }

    /// Time of clocks that were counted, at the quoted rate.
    public double microseconds(long clocks) {
        return clocks / megahertz;
    }
}
