import { Button } from '@mui/material'
import { useState } from 'react'
import { type LocationMember, listLocationMembers, setLocationMember } from '../../../contracts/calls/bgcLocations.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { indented, type PlacedLocation } from '../../resources/bgc/useLocations.ts'
import styles from './Dashboard.module.css'

/** Secondary users and API keys with the locations that they see. */
const LocationMembers = ({ locations }: { locations: readonly PlacedLocation[] }) => {
  const text = useTexts('bgcScreen')
  const { data } = useCallQuery(listLocationMembers, {})
  const [edited, setEdited] = useState<LocationMember>()
  if (!data || data.members.length === 0) return null
  const namesOf = (ids: readonly string[]) =>
    locations
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ')
  return (
    <>
      <h3 className={styles.members}>{text('locations.members')}</h3>
      <ul className={styles.rows}>
        {data.members.map(member => (
          <li key={member.id}>
            <span>
              {text(`locations.kinds.${member.kind}`, { name: member.name })}
              {': '}
              <span className={styles.none}>{namesOf(member.locationIds) || text('locations.everything')}</span>
            </span>
            <Button
              size="small"
              aria-label={text('locations.editNamed', { name: member.name })}
              onClick={() => setEdited(member)}
            >
              {text('locations.edit')}
            </Button>
          </li>
        ))}
      </ul>
      {edited && (
        <ActionDialog
          call={setLocationMember}
          params={{ id: edited.id }}
          title={text('locations.sees', { name: edited.name })}
          detail={text('locations.seesDetail')}
          fields={[
            {
              source: 'locationIds',
              kind: 'checkboxes',
              label: text('locations.title'),
              choices: locations.map(one => ({ value: one.id, label: indented(one) })),
            },
          ]}
          defaults={{ locationIds: edited.locationIds }}
          confirm={text('locations.save')}
          done={text('locations.saved')}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

export default LocationMembers
