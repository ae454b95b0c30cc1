import { useTexts } from '../../i18n/useTexts.ts'
import { useLocations } from './useLocations.ts'

/** The name of the location that a list is filtered by. */
export const LocationWords = ({ value }: { value: string }) => {
  const text = useTexts('bgcScreen')
  const name = useLocations()?.locations.find(({ id }) => id === value)?.name
  return name ?? text('locations.location')
}
