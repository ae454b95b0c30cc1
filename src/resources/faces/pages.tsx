/* The screens of faces, in one file of the build. */
import { Button } from '@mui/material'
import { Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** From the form to the faces that are searched. */
export const SearchLinks = () => (
  <Button variant="outlined" component={Link} to={paths.enrolledFaces} startIcon={<Users />}>
    {useTexts('faceSearch')('title')}
  </Button>
)

export { default as EnrolledFaces } from './EnrolledFaces.tsx'
export { default as LivenessPage } from './LivenessPage.tsx'
export { default as LivenessShow } from './LivenessShow.tsx'
export { default as MatchShow } from './MatchShow.tsx'
export { default as SearchForm } from './SearchForm.tsx'
export { default as SearchShow } from './SearchShow.tsx'
