import { createGoogleMap } from '../../frontend/google-map/create-google-map';
import { readOptions } from '../../frontend/google-map/options';
import { mountAll } from '../../frontend/mount';

mountAll( 'google-map', createGoogleMap, readOptions );
