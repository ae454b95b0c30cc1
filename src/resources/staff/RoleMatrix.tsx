import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { listStaffRoles, type Role } from '../../../contracts/calls/roles.ts'
import { actions, canAccess, type StaffArea, staffAreas } from '../../../contracts/people/permissions.ts'
import { Section } from '../../components/Section.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Staff.module.css'

/** The permissions of each role of staff. */
export const RoleMatrix = () => {
  const text = useTexts('staff')
  const locale = useLocale()
  const { data: roles } = useCallQuery(listStaffRoles, {})
  const allowed = ({ permissions }: Role, area: StaffArea) =>
    actions
      .filter(action => canAccess(permissions, { action, permission: `admin.${area}` }))
      .map(action => text(`matrix.action.${action}`))
      .join(', ')
  if (!roles) return null
  return (
    <div className={styles.matrix}>
      <Section flush title={text('matrix.title')}>
        <Table aria-label={text('matrix.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('matrix.where')}</TableCell>
              {roles.map(({ id, name }) => (
                <TableCell key={id}>{name[locale]}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {staffAreas.map(area => (
              <TableRow key={area}>
                <TableCell>{text(`matrix.area.${area}`)}</TableCell>
                {roles.map(role => (
                  <TableCell key={role.id}>
                    {allowed(role, area) || <span className={styles.quiet}>{text('matrix.nothing')}</span>}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Section>
    </div>
  )
}
