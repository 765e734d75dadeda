package flipchip.hwsim.verify.catalogue;

/// Asks a circuit and computes the same without it. Made for one simulator at power-up; keeps what is on its
/// way.
@FunctionalInterface
interface DirectCheck {
    /// Tries one batch, a position in each lane.
    void batch(LanePins pins, PositionBatches questions, CheckResult findings);
}
