/** Where accepted files lie, and where a signed address puts what has not been looked at. */
export const keptKey = (id: string) => `objects/${id}`
export const waitingKey = (id: string) => `incoming/${id}`
