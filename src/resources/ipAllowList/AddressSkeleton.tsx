import { Table, TableBody } from '@mui/material'
import { Section } from '../../components/Section.tsx'
import { SkeletonRows } from '../../components/SkeletonRows.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

export const AddressSkeleton = () => (
  <Section flush title={useTexts('whitelistIp')('list')}>
    <Table aria-busy="true">
      <TableBody>
        <SkeletonRows rows={4} columns={['long', 'long', 'short']} />
      </TableBody>
    </Table>
  </Section>
)
