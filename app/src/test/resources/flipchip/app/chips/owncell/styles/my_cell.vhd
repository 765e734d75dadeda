library ieee;
use ieee.std_logic_1164.all;

entity my_cell is
    port (
        isB, isW, empty, curB, curW, sel : in std_logic;
        rolB_in, rolW_in, remB_in, remW_in, flipB_in, flipW_in : in std_logic_vector(7 downto 0);
        remB, remW, rolB, rolW, flipOutB, flipOutW : out std_logic_vector(7 downto 0);
        legal, toB, toW : out std_logic
    );
end my_cell;

architecture logic of my_cell is
    constant NONE : std_logic_vector(7 downto 0) := (others => '0');
    signal beyondB, beyondW, flB, flW : std_logic_vector(7 downto 0);
    signal mvB, mvW : std_logic;
begin
    beyondB <= rolB_in when isW = '1' else NONE;
    beyondW <= rolW_in when isB = '1' else NONE;
    remB <= beyondB;
    remW <= beyondW;
    rolB <= (others => '1') when isB = '1' else beyondB;
    rolW <= (others => '1') when isW = '1' else beyondW;
    legal <= '1' when empty = '1' and ((curB = '1' and remB_in /= NONE) or (curW = '1' and remW_in /= NONE)) else '0';
    mvB <= sel and curB;
    mvW <= sel and curW;
    flB <= flipB_in and beyondB;
    flW <= flipW_in and beyondW;
    flipOutB <= flB or (7 downto 0 => mvB);
    flipOutW <= flW or (7 downto 0 => mvW);
    toB <= '1' when flB /= NONE or mvB = '1' else '0';
    toW <= '1' when flW /= NONE or mvW = '1' else '0';
end logic;
