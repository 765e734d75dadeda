/// The front door of the engine: one object that searches on its own threads. Imports the rules,
/// the values of the border, book, evaluation, limits, search, table and kernels; used by the application and
/// the laboratory.
package flipchip.engine;
