/** The code for uploads, which loads with the first file. */
export { createUploadPort } from '../../port/uploads';
export { Unfinished } from '../../uploads-runner/unfinished';
export { Arrivals } from './arrivals';
export { receive } from './receive';
export { lookAhead } from './search';
export { transfer } from './transfer';
export { uploadDropped } from './upload-dropped';
export { UploadList } from './UploadList';
export { UrlForm } from './UrlForm';
