    localparam logic [7:0] ALL = '1;
    typedef enum logic [1:0] {NONE = 2'd0, BLACK = 2'd1, WHITE = 2'd2} disc_t;
    typedef struct packed {logic [7:0] rem; logic [7:0] rol;} line_t;
    typedef logic [7:0] links_t;
    disc_t disc;
    line_t black, white;
    links_t flB, flW;
    always_comb begin
        disc = NONE;
        if (isB) disc = BLACK;
        else if (isW) disc = WHITE;
    end
    always_comb begin
        black = '0;
        white = '0;
        if (disc == WHITE) begin
            black.rem = rolB_in;
            black.rol = rolB_in;
            white.rol = ALL;
        end
        if (disc == BLACK) begin
            white.rem = rolW_in;
            white.rol = rolW_in;
            black.rol = ALL;
        end
    end
    assign remB = black.rem;
    assign remW = white.rem;
    assign rolB = black.rol;
    assign rolW = white.rol;
    assign legal = (disc == NONE) && ((curB && (remB_in != '0)) || (curW && (remW_in != '0)));
    assign flB = flipB_in & black.rem;
    assign flW = flipW_in & white.rem;
    assign flipOutB = (sel && curB) ? ALL : flB;
    assign flipOutW = (sel && curW) ? ALL : flW;
    assign toB = (flB != '0) || (sel && curB);
    assign toW = (flW != '0) || (sel && curW);
