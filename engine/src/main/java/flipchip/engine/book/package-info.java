/// Opening names, and opening moves that need no search.
package flipchip.engine.book;
