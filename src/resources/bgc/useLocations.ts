import { listBgcLocations, type ShownLocation } from '../../../contracts/calls/bgcLocations.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'

export interface PlacedLocation extends ShownLocation {
  /** How many locations stand above it. */
  depth: number
}

/** The locations that the member sees, each after the one above it; undefined until they are known. */
export function useLocations(): { locations: PlacedLocation[]; isLimited: boolean } | undefined {
  const { data } = useCallQuery(listBgcLocations, {})
  return data && { locations: inOrder(data.locations, null, 0), isLimited: data.isLimited }
}

const inOrder = (all: readonly ShownLocation[], parentId: string | null, depth: number): PlacedLocation[] =>
  all.filter(one => one.parentId === parentId).flatMap(one => [{ ...one, depth }, ...inOrder(all, one.id, depth + 1)])

const SPACE = '\u2003'

/** The name below those above it, for a list of choices. */
export const indented = ({ depth, name }: PlacedLocation): string => `${SPACE.repeat(depth)}${name}`
