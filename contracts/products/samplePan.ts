/** The PAN of which the sandbox knows everything; pages name it without loading the product. */
export const samplePan = 'AAACZ1000A'
