/** The texts of the pages of faces. */
export { faceSearch, faces } from '../en/faces.ts'
