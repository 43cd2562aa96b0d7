/** The code for uploads, which loads with the first file. */
export { createUploadPort } from '../../port/uploads';
export { findDuplicate } from '../../uploads-runner/find-duplicate';
export { hashOf } from '../../uploads-runner/hash';
export { runJob } from '../../uploads-runner/run-job';
export { Unfinished } from '../../uploads-runner/unfinished';
export { askForPlaces, prepareFile } from './prepare-file';
export { uploadDropped } from './upload-dropped';
export { UploadList } from './UploadList';
export { UrlForm } from './UrlForm';
