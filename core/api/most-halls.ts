/** How many screens a hall can have, each with an address of its own in the network. Known to the process that serves them too, which knows no command. */
export const MOST_HALLS = 8;
