import { mountAll } from '../mount';
import { createNavigation } from './create-navigation';

mountAll( 'navigation', createNavigation );
