/** Every entry whose name reaches the threshold: the hits, then those that are ruled out. */
export const namedEntries = <Hit>({ hits, ruledOut }: { hits: Hit[]; ruledOut?: Hit[] | undefined }): Hit[] => [
  ...hits,
  ...(ruledOut ?? []),
]
