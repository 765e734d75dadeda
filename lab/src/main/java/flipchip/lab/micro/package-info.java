/// Benchmarks for JMH: `flipchip-lab micro` runs them. Public classes with public members, because JMH
/// generates code that calls them.
package flipchip.lab.micro;
