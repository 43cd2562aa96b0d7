import { createGoogleMap } from '../../frontend/google-map/create-google-map';
import { mountAll } from '../../frontend/mount';

mountAll( 'google-map', createGoogleMap );
