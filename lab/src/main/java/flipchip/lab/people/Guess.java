package flipchip.lab.people;

/// A record of a prediction for one sample.
///
/// @param hit  1 if the most likely move was played; with several as likely, the part of it
/// @param loss log loss in nats
record Guess(double hit, double loss) {

    /// From the shares of the moves.
    static Guess of(double[] shares, int played) {
        double most = 0;
        int equals = 0;
        for (double share : shares) {
            if (share > most + 1e-12) {
                most = share;
                equals = 1;
            } else if (share > most - 1e-12) {
                equals++;
            }
        }
        return new Guess(shares[played] > most - 1e-12 ? 1.0 / equals : 0,
            -Math.log(Math.max(1e-9, shares[played])));
    }

    /// From values in centidiscs, as softmax.
    static Guess of(int[] values, double temperature, int played) {
        double[] shares = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            shares[i] = values[i];
        }
        PersonScore.softmax(shares, temperature);
        return of(shares, played);
    }
}
