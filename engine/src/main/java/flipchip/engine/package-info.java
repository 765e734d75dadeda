/// The front door of the engine: one object that searches on its own threads. Imports all packages of the
/// engine but the trainers and benchmarks; used by the application.
package flipchip.engine;
