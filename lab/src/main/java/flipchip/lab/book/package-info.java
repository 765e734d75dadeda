/// Makes opening books from games and searches, and checks them. Works on the engine; knows no command line.
package flipchip.lab.book;
