package flipchip.lab.train;

import java.util.List;

/// A solver of weighted linear least squares with few terms, by the normal equations.
final class LeastSquares {
    private static final double RIDGE = 1e-9;

    private LeastSquares() {}

    /// The coefficients with the least weighted squared error. A term that is the same combination of others
    /// everywhere (or always 0) gets the smallest coefficient that serves.
    ///
    /// @param rows  each the values of the terms, then the target, then the weight of the row
    /// @param terms number of terms
    static double[] solve(List<double[]> rows, int terms) {
        double[][] equations = new double[terms][terms + 1];
        for (double[] row : rows) {
            double weight = row[terms + 1];
            for (int i = 0; i < terms; i++) {
                for (int j = 0; j <= terms; j++) {
                    equations[i][j] += weight * row[i] * row[j];
                }
            }
        }
        for (int i = 0; i < terms; i++) {
            equations[i][i] += RIDGE * (1 + equations[i][i]);
        }
        return eliminate(equations);
    }

    /// Gauss-Jordan with pivots by size.
    private static double[] eliminate(double[][] equations) {
        int n = equations.length;
        for (int column = 0; column < n; column++) {
            int pivot = column;
            for (int row = column + 1; row < n; row++) {
                pivot = Math.abs(equations[row][column]) > Math.abs(equations[pivot][column]) ? row : pivot;
            }
            double[] swap = equations[column];
            equations[column] = equations[pivot];
            equations[pivot] = swap;
            for (int row = 0; row < n; row++) {
                double factor = row == column ? 0 : equations[row][column] / equations[column][column];
                for (int j = column; factor != 0 && j <= n; j++) {
                    equations[row][j] -= factor * equations[column][j];
                }
            }
        }
        double[] solution = new double[n];
        for (int i = 0; i < n; i++) {
            solution[i] = equations[i][n] / equations[i][i];
        }
        return solution;
    }
}
