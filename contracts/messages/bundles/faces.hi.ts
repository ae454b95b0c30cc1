export { faceSearch, faces } from '../hi/faces.ts'
