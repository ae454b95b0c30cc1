import { faceDistance } from '../engines/faces/findFace.ts'
import { type ReadFace, readFace } from '../engines/faces/readFace.ts'

/** A face without its descriptor, which never leaves the process: `distance` to the first face that was found. */
export type ComparedFace = Exclude<ReadFace, Face> | (Omit<Face, 'descriptor'> & { distance: number })

type Face = Exclude<ReadFace, { problem: unknown }>

const isFace = (read: ReadFace): read is Face => 'descriptor' in read

/** Reads the face of each picture, in order. `pictures` are the contents of files. */
export default async function compareFaces({ pictures }: { pictures: Uint8Array[] }): Promise<ComparedFace[]> {
  const reads: ReadFace[] = []
  for (const content of pictures) reads.push(await readFace(content))
  const first = reads.find(isFace)
  return reads.map(read => {
    if (!isFace(read)) return read
    const { descriptor, ...face } = read
    return { ...face, distance: first ? faceDistance(first, { descriptor }) : 0 }
  })
}
