/// Long work cut into shards that any machine may compute: what each job does, and who runs it in which
/// order. A shard is a pure function of its description. Knows no command line and no cluster.
package flipchip.lab.job;
