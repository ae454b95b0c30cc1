/*
 * The value of a file input as text, as a form keeps all of its values: the ids of the files in their order, and a word while more of them are
 * on their way or have failed.
 */

const unfinished = ['uploading', 'failed'] as const

type Unfinished = (typeof unfinished)[number]

export const writeFiles = (ids: readonly string[], more?: Unfinished): string =>
  [...ids, ...(more ? [more] : [])].join(' ')

export const unfinishedFiles = (value: string): Unfinished | undefined =>
  unfinished.find(word => value.split(' ').includes(word))

export const readFiles = (value: string): string[] =>
  value.split(' ').filter(word => word !== '' && !unfinished.some(one => one === word))
