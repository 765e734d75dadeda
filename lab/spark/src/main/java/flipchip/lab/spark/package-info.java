/// Runs the laboratory's jobs on a cluster of Apache Spark. On the class path, as Spark wants it, and in no
/// package.
package flipchip.lab.spark;
