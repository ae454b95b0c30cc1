/** Why a picture's face cannot be used. */
export const facesServer = {
  picture: 'Picture %{number}:',
  broken: 'The file is damaged or incomplete. Send it again.',
  tooManyPixels: 'The picture is too large. The limit is 100 megapixels.',
  tooSmall: 'The picture is too small. Each side needs at least 80 pixels.',
  oneColour: 'The picture has only one colour.',
  noFace: 'No face was found. Send a picture in which the whole face is seen, straight and well lit.',
  severalFaces: 'There are several faces. Send a picture of one person, or cut it out.',
  smallFace: 'The face is too small to compare. Send a closer picture.',
  challengeGone:
    'This challenge was used already, or the pictures were not uploaded within its five minutes. Take a new challenge and new pictures.',
} as const

/** The screens of the products that look at faces. */
export const faces = {
  pictures: 'Pictures and their faces',
  pictureOf: 'Picture %{number}, with its face marked',
  gone: 'This picture has been deleted.',
  challenge: 'Challenge',
  about:
    'The person looks straight, then does three things that are drawn by chance. A challenge is good for five minutes and one check.',
  useCamera: 'Use the camera',
  useFiles: 'Upload pictures',
  again: 'New challenge',
  until: 'Upload by %{time}',
  order: 'One picture for each step, in this order. Left and right are the person’s own.',
  starting: 'The camera is starting…',
  denied: 'The camera may not be used. Allow it in the browser’s address bar, or upload pictures.',
  missing: 'No camera was found. Upload pictures instead.',
  view: 'Camera',
  take: 'Take picture %{number} of %{count}',
  taken: 'All pictures are taken.',
  sending: 'Uploading…',
  sent: 'Uploaded',
  failed: 'Not uploaded: %{message}',
  retry: 'Try again',
  limits:
    'Passed means that the asked movements were seen in pictures of one person. It is no proof against every mask or prepared video.',
} as const
