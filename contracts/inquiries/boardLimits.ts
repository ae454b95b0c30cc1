/** Boards of one inquiry, nodes of one board, and letters of its name. */
export const boardLimits = { boards: 20, nodes: 2000, name: 60 } as const
