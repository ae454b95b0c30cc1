const ID_TAIL = 8

/** The files of a check as its subject: the first one's short id and how many more there are, such as `fil_1f9c2ab7 +2`. */
export function filesSubject(ids: readonly string[]): string {
  const [first = '', ...more] = ids
  const short = first.startsWith('fil_') ? `fil_${first.slice(-ID_TAIL)}` : first
  return more.length > 0 ? `${short} +${more.length}` : short
}

/** How many files such a subject stands for; undefined for any other subject. Screens show the number, because nobody knows a file by its id. */
export function filesInSubject(subject: string): number | undefined {
  const match = /^(?:fil|sample)_\w+(?: \+(\d+))?$/.exec(subject)
  return match ? Number(match[1] ?? 0) + 1 : undefined
}
