/// Boards and games as text: transcripts, FEN, OBF, GGF.
package flipchip.engine.notation;
