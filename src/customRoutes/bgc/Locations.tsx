import { Button } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { createBgcLocation } from '../../../contracts/calls/bgcLocations.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { Section } from '../../components/Section.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { type PlacedLocation, useLocations } from '../../resources/bgc/useLocations.ts'
import styles from './Dashboard.module.css'

const LocationDialog = lazyPage(() => import('./LocationDialog.tsx'))
const LocationMembers = lazyPage(() => import('./LocationMembers.tsx'))

const listPath = (location: string) =>
  `${paths.bgcResponses}?filter=${encodeURIComponent(JSON.stringify({ location }))}`

/** Regions and branches with their candidates, and who sees which. */
export const Locations = () => {
  const text = useTexts('bgcScreen')
  const mayChange = useCanCall(createBgcLocation)
  const known = useLocations()
  const [edited, setEdited] = useState<PlacedLocation | 'new'>()
  if (!known) return null
  const { locations, isLimited } = known
  const isEditor = mayChange && !isLimited
  if (locations.length === 0 && !isEditor) return null
  return (
    <Section
      title={text('locations.title')}
      aside={
        isEditor && (
          <Button size="small" onClick={() => setEdited('new')}>
            {text('locations.create')}
          </Button>
        )
      }
    >
      {locations.length === 0 && <p className={styles.none}>{text('locations.empty')}</p>}
      <ul className={styles.rows}>
        {locations.map(one => (
          <li key={one.id} style={{ paddingInlineStart: one.depth * 20 }}>
            <Link to={listPath(one.id)}>{one.name}</Link>
            <span className={styles.place}>
              <span className="num">
                {text('locations.count', { running: formatCount(one.running), all: formatCount(one.all) })}
              </span>
              {isEditor && (
                <Button
                  size="small"
                  aria-label={text('locations.editNamed', { name: one.name })}
                  onClick={() => setEdited(one)}
                >
                  {text('locations.edit')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {isEditor && locations.length > 0 && <LocationMembers locations={locations} />}
      {edited && (
        <LocationDialog
          locations={locations}
          {...(edited !== 'new' && { edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  )
}
